package cabestan.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Dependencies run one way: http to match, match to store and bus; only protocol knows JSON, only store knows SQL. */
class HouseTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cabestan.server");

    @Test
    void dependencies_run_one_way() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("server")
                .definedBy("cabestan.server")
                .layer("http")
                .definedBy("cabestan.server.http")
                .layer("match")
                .definedBy("cabestan.server.match")
                .layer("store")
                .definedBy("cabestan.server.store")
                .layer("bus")
                .definedBy("cabestan.server.bus")
                .layer("protocol")
                .definedBy("cabestan.server.protocol")
                .whereLayer("server")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("http")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("match")
                .mayOnlyBeAccessedByLayers("server", "http")
                .whereLayer("bus")
                .mayOnlyBeAccessedByLayers("server", "http", "match")
                .whereLayer("store")
                .mayOnlyBeAccessedByLayers("server", "http", "match")
                .whereLayer("protocol")
                .mayOnlyBeAccessedByLayers("http", "match")
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
                .resideOutsideOfPackage("cabestan.server.store")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "org.jdbi..", "com.zaxxer..")
                .check(CLASSES);
    }

    @Test
    void only_http_knows_the_web_server() {
        noClasses()
                .that()
                .resideOutsideOfPackage("cabestan.server.http")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..")
                .check(CLASSES);
    }
}
