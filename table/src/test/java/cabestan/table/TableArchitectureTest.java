package cabestan.table;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
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
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Keeps the table pure: no I/O, no clock and no randomness of its own, and nothing that TeaVM lacks. */
class TableArchitectureTest {

    private static final JavaClasses TABLE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.table");

    @Test
    void it_stands_on_the_shared_part_of_the_rules_alone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("cabestan.table..", "cabestan.rules.game..", "java.lang..", "java.util..")
                .check(TABLE);
    }

    @Test
    void it_has_no_clock_of_its_own() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.time..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(System.class, Thread.class)
                .check(TABLE);
    }

    @Test
    void nothing_is_ordered_by_hash_and_no_chance_comes_from_outside_the_seed() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        HashMap.class,
                        HashSet.class,
                        IdentityHashMap.class,
                        Random.class,
                        SplittableRandom.class,
                        UUID.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Set.class)))))
                .orShould()
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Map.class)))))
                .check(TABLE);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio..",
                        "java.security..",
                        "java.lang.reflect..",
                        "java.util.concurrent..",
                        "java.util.stream..",
                        "java.util.regex..")
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
                .callMethod(Long.class, "parseUnsignedLong", String.class)
                .orShould() // regular expressions
                .callMethodWhere(target(owner(assignableTo(String.class)))
                        .and(target(nameMatching("split|matches|replaceAll|replaceFirst"))))
                .check(TABLE);
    }

    @Test
    void no_package_depends_on_itself_by_a_detour() {
        slices().matching("cabestan.table.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true) // one package so far
                .check(TABLE);
    }
}
