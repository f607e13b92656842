package cabestan.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the packages of the command line small, and free of cycles. */
class CliArchitectureTest {

    private static final int MAX_FILES = 20;

    private static final JavaClasses CLI = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.cli");

    @Test
    void packages_form_no_cycle() {
        slices().matching("(cabestan.cli..)").should().beFreeOfCycles().check(CLI);
    }

    @Test
    void no_package_has_more_than_20_files() {
        Map<String, Integer> files = new TreeMap<>();
        topLevel().forEach(type -> files.merge(type.getPackageName(), 1, Integer::sum));
        assertTrue(files.size() > 1);
        files.values().removeIf(count -> count <= MAX_FILES);
        assertEquals(Map.of(), files);
    }

    private static Stream<JavaClass> topLevel() {
        return CLI.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"));
    }
}
