package cabestan.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Dependencies run one way and never in a circle; only protocol knows JSON, only store knows SQL. */
class ServerArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.server");

    @Test
    void no_package_depends_on_itself_by_way_of_others() {
        slices().matching("cabestan.server.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void dependencies_run_one_way() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("server")
                .definedBy("cabestan.server")
                .layer("load")
                .definedBy("cabestan.server.load", "cabestan.server.torture")
                .layer("http")
                .definedBy("cabestan.server.http..")
                .layer("matches")
                .definedBy(
                        "cabestan.server.room",
                        "cabestan.server.live",
                        "cabestan.server.chat",
                        "cabestan.server.friends",
                        "cabestan.server.think",
                        "cabestan.server.identity",
                        "cabestan.server.problems",
                        "cabestan.server.studies",
                        "cabestan.server.analysis",
                        "cabestan.server.explorer",
                        "cabestan.server.picture",
                        "cabestan.server.notify..")
                .layer("infrastructure")
                .definedBy("cabestan.server.cluster..", "cabestan.server.store..", "cabestan.server.protocol")
                .whereLayer("server")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("load")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("http")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("matches")
                .mayOnlyBeAccessedByLayers("server", "http", "load")
                .check(CLASSES);
    }

    @Test
    void only_protocol_knows_JSON() {
        noClasses()
                .that()
                .resideOutsideOfPackage("cabestan.server.protocol")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.fasterxml..")
                .check(CLASSES);
    }

    @Test
    void only_store_knows_SQL() {
        noClasses()
                .that()
                .resideOutsideOfPackage("cabestan.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "org.jdbi..", "com.zaxxer..")
                .check(CLASSES);
    }

    @Test
    void only_http_knows_the_web_server() {
        noClasses()
                .that()
                .resideOutsideOfPackage("cabestan.server.http..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..")
                .check(CLASSES);
    }
}
