package cabestan.rules;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

/** Keeps the games independent of each other, and equal on the JVM and in WebAssembly. */
class RulesArchitectureTest {

    private static final JavaClasses RULES = EngineArchitecture.mainClasses("cabestan.rules");

    @Test
    void no_game_knows_another() {
        slices().matching("cabestan.rules.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(resideInAPackage("..catalog.."), alwaysTrue())
                .ignoreDependency(alwaysTrue(), resideInAPackage("..game.."))
                .check(RULES);
    }

    @Test
    void packages_form_no_cycle() {
        EngineArchitecture.packagesFormNoCycle().check(RULES);
    }

    @Test
    void what_all_games_share_knows_no_game() {
        noClasses()
                .that()
                .resideInAPackage("..rules.game..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..arcanor..", "..cartagena..", "..fragile..", "..catalog..")
                .check(RULES);
    }

    @Test
    void nothing_is_ordered_by_hash_and_no_chance_comes_from_outside_the_seed() {
        EngineArchitecture.isDeterministic().check(RULES);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        EngineArchitecture.runsInTheBrowser().check(RULES);
    }
}
