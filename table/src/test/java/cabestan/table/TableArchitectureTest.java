package cabestan.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import cabestan.rules.EngineArchitecture;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

/** Keeps the table pure: no I/O, no clock and no randomness of its own, and nothing that TeaVM lacks. */
class TableArchitectureTest {

    private static final JavaClasses TABLE = EngineArchitecture.mainClasses("cabestan.table");

    @Test
    void it_depends_only_on_what_all_games_share() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "cabestan.table..", "cabestan.rules.game..", "java.lang..", "java.util", "java.util.function")
                .check(TABLE);
    }

    @Test
    void it_has_no_clock_of_its_own() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(System.class, Thread.class)
                .check(TABLE);
    }

    @Test
    void nothing_is_ordered_by_hash_and_no_chance_comes_from_outside_the_seed() {
        EngineArchitecture.isDeterministic().check(TABLE);
    }

    @Test
    void nothing_the_browser_lacks_is_used() {
        EngineArchitecture.runsInTheBrowser().check(TABLE);
    }

    @Test
    void packages_form_no_cycle() {
        EngineArchitecture.packagesFormNoCycle().check(TABLE);
    }
}
