package cabestan.table.absence;

/**
 * A year of the calendar in UTC, in milliseconds since 1970 like all times here; TeaVM's class library has no dates.
 *
 * @param number such as 2026
 */
record CalendarYear(int number) {

    private static final long DAY = 24L * 3600 * 1000;
    private static final int DAYS_TO_1970 = 719_162; // from the first day of the year 1

    /** The year of a moment that is not before 1970. */
    static CalendarYear of(long millis) {
        CalendarYear year = new CalendarYear((int) (1970 + millis / DAY / 366)); // this year or an earlier one
        while (year.end() <= millis) {
            year = year.next();
        }
        return year;
    }

    CalendarYear next() {
        return new CalendarYear(number + 1);
    }

    long start() {
        long before = number - 1L;
        return (before * 365 + before / 4 - before / 100 + before / 400 - DAYS_TO_1970) * DAY;
    }

    /** The first moment of the next year. */
    long end() {
        return next().start();
    }
}
