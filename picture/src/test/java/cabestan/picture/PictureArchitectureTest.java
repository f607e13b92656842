package cabestan.picture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Pictures stand on the rules alone, and only those who paint pixels know Java's graphics. */
class PictureArchitectureTest {

    private static final JavaClasses PICTURE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.picture");

    @Test
    void they_stand_on_the_rules_alone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("cabestan.picture..", "cabestan.rules..", "java..", "javax..", "org.w3c.dom..")
                .check(PICTURE);
    }

    @Test
    void only_images_know_graphics_and_nothing_knows_the_fonts_of_a_machine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("cabestan.picture.image")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .check(PICTURE);
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.awt.Font")
                .check(PICTURE);
    }

    @Test
    void no_package_depends_on_itself_by_a_detour() {
        slices().matching("(cabestan.picture..)").should().beFreeOfCycles().check(PICTURE);
    }
}
