package cabestan.bots;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import cabestan.bots.analysis.MatchAnalyser;
import cabestan.bots.network.NetworkFile;
import cabestan.rules.EngineArchitecture;
import cabestan.rules.game.Match;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

/**
 * Keeps the bots of different games independent, blind to what is hidden, and equal on the JVM and in
 * WebAssembly.
 */
class BotsArchitectureTest {

    private static final JavaClasses BOTS = EngineArchitecture.mainClasses("cabestan.bots");

    @Test
    void what_knows_one_game_knows_no_other() {
        slices().matching("cabestan.bots.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(resideInAPackage("..catalog.."), alwaysTrue())
                .ignoreDependency(alwaysTrue(), resideInAPackage("..bots.search.."))
                .ignoreDependency(alwaysTrue(), resideInAPackage("cabestan.bots.network"))
                .ignoreDependency(alwaysTrue(), resideInAPackage("..bots.analysis.."))
                .check(BOTS);
    }

    @Test
    void packages_form_no_cycle() {
        EngineArchitecture.packagesFormNoCycle().check(BOTS);
    }

    @Test
    void search_and_networks_know_no_game() {
        noClasses()
                .that()
                .resideInAnyPackage("..bots.search..", "cabestan.bots.network")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..arcanor..", "..cartagena..", "..fragile..", "..catalog..")
                .check(BOTS);
    }

    @Test
    void a_match_and_with_it_the_truth_is_seen_only_where_views_are_taken_from_it() {
        noClasses()
                .that(belongToAnyOf(BotSeat.class, PublicRecord.class, MatchAnalyser.class)
                        .negate())
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class)
                .check(BOTS);
    }

    @Test
    void nothing_is_ordered_by_hash_and_no_chance_comes_from_outside_the_dice() {
        EngineArchitecture.isDeterministic().check(BOTS);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        EngineArchitecture.runsInTheBrowser()
                .check(BOTS.that(belongToAnyOf(NetworkFile.class).negate())); // it reads resources, which TeaVM can
    }
}
