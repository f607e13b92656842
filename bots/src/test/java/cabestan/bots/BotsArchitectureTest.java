package cabestan.bots;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import cabestan.bots.analysis.MatchAnalyser;
import cabestan.bots.network.NetworkFile;
import cabestan.rules.game.Match;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Holds the bots in order: games apart, no peeping, and nothing that differs between JVM and WebAssembly. */
class BotsArchitectureTest {

    private static final JavaClasses BOTS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.bots");

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
        slices().matching("cabestan.(**)").should().beFreeOfCycles().check(BOTS);
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
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(HashMap.class, HashSet.class, Random.class, SplittableRandom.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Set.class)))))
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Map.class)))))
                .check(BOTS);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        noClasses()
                .that(belongToAnyOf(NetworkFile.class).negate()) // reads resources, which TeaVM can
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio..", "java.time..", "java.util.concurrent..")
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "lines")
                .orShould() // regular expressions
                .callMethodWhere(target(owner(assignableTo(String.class)))
                        .and(target(nameMatching("split|matches|replaceAll|replaceFirst"))))
                .check(BOTS);
    }
}
