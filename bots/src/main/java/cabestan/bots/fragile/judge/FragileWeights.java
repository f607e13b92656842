package cabestan.bots.fragile.judge;

import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.Split;

/** The weights of the judge's counts, by number of seats. */
public final class FragileWeights {

    /**
     * Thousandths, as {@code cabestan tune fragile --rounds 5} printed them, beginning from weights set by hand; a new
     * run begins from these. For 2, 3 and 4 seats: a line with marker, ahead and lead by phase, dockers at home and
     * fragile crates near, then a line for each table of hauls.
     */
    private static final String TEXT = """
            668 230 -35 310 0 785 204 -15 -182 0 1014 678 625 500 0 -177 117
            902 670 612 552 599 364 386 44 -11 -5
            763 678 480 277 279 154 77 -132 -106 -5
            454 454 372 353 417 428 155 135 130 68
            249 91 173 231 213 216 204 118 20 5
            438 213 166 74 112 -73 -11 -86 -75 5
            756 613 510 444 429 198 223 152 41 -46
            1133 1040 1123 963 829 705 491 459 393 182
            1006 1130 1330 1215 1078 919 837 673 744 834
            1094 1063 1069 1058 984 879 741 722 848 795
            655 459 584 492 356 306 278 194 32 116
            1020 1042 1232 1064 974 838 832 727 748 840
            694 729 764 847 984 819 736 703 840 831
            1117 548 293 5 0 806 515 255 -147 0 1162 680 479 444 0 53 185
            1109 774 764 585 612 466 326 188 108 45
            430 433 317 212 129 84 72 156 -4 45
            -28 9 33 12 -36 40 -32 -60 -149 40
            608 418 422 315 301 217 119 -19 -91 -45
            273 170 80 24 81 -3 -35 -12 -54 -45
            76 141 213 86 64 45 35 44 27 152
            1683 1632 1434 1150 1096 1027 827 621 386 233
            1058 1007 967 940 899 962 816 798 674 556
            223 229 199 238 295 355 294 167 177 87
            1037 909 854 662 597 468 363 198 98 185
            1165 1084 1023 1012 912 916 884 824 763 629
            345 326 288 278 318 366 376 353 291 226
            1669 250 78 0 0 797 226 -104 0 0 1373 587 464 0 0 45 7
            837 756 842 910 649 522 342 180 26 13
            110 63 -4 -35 -111 81 197 31 57 13
            257 257 257 273 182 133 98 90 89 13
            748 695 568 798 581 567 340 139 -26 -13
            -122 -144 -20 106 20 53 36 -15 -16 -13
            119 119 149 182 70 23 -19 -4 43 -13
            1694 1608 1350 1315 1132 986 847 568 519 292
            652 612 547 410 419 394 222 221 34 104
            337 308 255 124 6 -84 -121 -223 -298 -240
            1003 898 765 702 605 502 406 299 268 197
            719 561 592 556 550 476 357 276 204 236
            590 451 263 177 -35 -117 -87 -128 -193 -104
            """;

    public static final double[][] LEARNED = read();

    private FragileWeights() {}

    private static double[][] read() {
        double[][] weights = new double[FragileGame.MAX_SEATS + 1][CountingJudge.COUNTS];
        String[] words = Split.words(TEXT);
        for (int i = 0; i < words.length; i++) {
            weights[2 + i / CountingJudge.COUNTS][i % CountingJudge.COUNTS] = Integer.parseInt(words[i]) / 1000.0;
        }
        return weights;
    }

    public static String write(double[][] weights) {
        StringBuilder text = new StringBuilder();
        for (int seats = 2; seats <= FragileGame.MAX_SEATS; seats++) {
            for (int i = 0; i < CountingJudge.COUNTS; i++) {
                boolean newLine =
                        i == 0 || i >= CountingJudge.HAUL && (i - CountingJudge.HAUL) % CountingJudge.STEPS == 0;
                text.append(newLine ? "\n" : " ").append(Math.round(weights[seats][i] * 1000));
            }
        }
        return text.append('\n').toString();
    }
}
