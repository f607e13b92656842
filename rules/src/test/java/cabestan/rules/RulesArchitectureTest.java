package cabestan.rules;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Holds the house in order: games apart, and nothing that differs between JVM and WebAssembly. */
class RulesArchitectureTest {

    private static final JavaClasses RULES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.rules");

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
        slices().matching("cabestan.(**)").should().beFreeOfCycles().check(RULES);
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
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        HashMap.class, HashSet.class, IdentityHashMap.class, Random.class, SplittableRandom.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Set.class)))))
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Map.class)))))
                .check(RULES);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..", "java.nio..", "java.time..", "java.util.concurrent..", "java.security..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Formatter")
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "lines")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .orShould() // regular expressions
                .callMethodWhere(target(owner(assignableTo(String.class)))
                        .and(target(nameMatching("split|matches|replaceAll|replaceFirst"))))
                .check(RULES);
    }
}
