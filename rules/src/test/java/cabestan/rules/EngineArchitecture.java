package cabestan.rules;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;

/** What holds for all modules that also run in the browser: {@code rules}, {@code table} and {@code bots}. */
public final class EngineArchitecture {

    private EngineArchitecture() {}

    /** The main classes of a module, given its root package. */
    public static JavaClasses mainClasses(String root) {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(root);
    }

    public static ArchRule packagesFormNoCycle() {
        return slices().matching("cabestan.(**)").should().beFreeOfCycles();
    }

    /**
     * Nothing is ordered by hash, and all randomness comes from a seed, so that every platform plays the same match.
     */
    public static ArchRule isDeterministic() {
        return noClasses()
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
                .callMethodWhere(target(name("of")).and(target(owner(assignableTo(Map.class)))));
    }

    /** Nothing is used that TeaVM lacks, or that would make the download much larger. */
    public static ArchRule runsInTheBrowser() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio..",
                        "java.time..",
                        "java.security..",
                        "java.lang.reflect..",
                        "java.util.concurrent..",
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
                        .and(target(nameMatching("split|matches|replaceAll|replaceFirst"))));
    }
}
