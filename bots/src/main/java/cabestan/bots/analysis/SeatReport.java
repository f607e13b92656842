package cabestan.bots.analysis;

/**
 * What the analysis says of one player. The result less an equal share is {@code luck + skill}.
 *
 * @param decisions how often there was something to choose
 * @param accuracy the mean of all decisions, per ten thousand
 * @param result the chances at the end, which are all or nothing when the match was played out
 * @param luck what cards and the lot brought, per ten thousand
 * @param skill what everybody's decisions brought
 */
public record SeatReport(
        int decisions,
        int accuracy,
        int finds,
        int inaccuracies,
        int mistakes,
        int blunders,
        int result,
        int luck,
        int skill) {}
