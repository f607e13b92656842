package cabestan.server.store;

/** All that is kept in a database, each by its own repository. */
public record Repositories(
        MatchRepository matches,
        LeaseRepository leases,
        PlayerRepository players,
        ProblemRepository problems,
        SiteRepository site) {

    public static Repositories of(Database database) {
        return new Repositories(
                new MatchRepository(database),
                new LeaseRepository(database),
                new PlayerRepository(database),
                new ProblemRepository(database),
                new SiteRepository(database));
    }
}
