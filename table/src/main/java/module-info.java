/** The conduct of one table: seats, commands, events, clocks, and what each viewer sees. */
module cabestan.table {
    requires transitive cabestan.rules;

    exports cabestan.table;
    exports cabestan.table.clock;
    exports cabestan.table.event;
    exports cabestan.table.reply;
    exports cabestan.table.study;
    exports cabestan.table.text;
}
