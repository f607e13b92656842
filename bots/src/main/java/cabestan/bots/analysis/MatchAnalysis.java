package cabestan.bots.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * What became of everybody's chances in a match, and why.
 *
 * @param chances of all seats before the first action and after each, with nothing in hands hidden
 * @param judgements one for each action
 */
public record MatchAnalysis(List<int[]> chances, List<Judgement> judgements, boolean hasLuck) {

    public MatchAnalysis {
        chances = List.copyOf(chances);
        judgements = List.copyOf(judgements);
    }

    public int seats() {
        return chances.getFirst().length;
    }

    /** What the action of this index changed for a seat without anybody's decision: the cards drawn, as they came. */
    public int luck(int index, int seat) {
        int change = chances.get(index + 1)[seat] - chances.get(index)[seat];
        return change - judgements.get(index).skill(seat);
    }

    /** What the first deal and the lot for the first turn were worth to a seat. */
    public int luckOfTheDeal(int seat) {
        return chances.getFirst()[seat] - Chances.equal(seats())[seat];
    }

    public List<SeatReport> reports() {
        List<SeatReport> reports = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            reports.add(report(seat));
        }
        return reports;
    }

    private SeatReport report(int seat) {
        int decisions = 0;
        long accuracy = 0;
        int luck = luckOfTheDeal(seat);
        int skill = 0;
        for (int i = 0; i < judgements.size(); i++) {
            Judgement judgement = judgements.get(i);
            luck += luck(i, seat);
            skill += judgement.skill(seat);
            if (judgement.seat() == seat && judgement.isDecision()) {
                decisions++;
                accuracy += judgement.accuracy();
            }
        }
        return new SeatReport(
                decisions,
                decisions == 0 ? Chances.CERTAIN : (int) (accuracy / decisions),
                count(seat, Mark.FIND),
                count(seat, Mark.INACCURACY),
                count(seat, Mark.MISTAKE),
                count(seat, Mark.BLUNDER),
                chances.getLast()[seat],
                luck,
                skill);
    }

    private int count(int seat, Mark mark) {
        int count = 0;
        for (Judgement judgement : judgements) {
            count += judgement.seat() == seat && judgement.mark() == mark ? 1 : 0;
        }
        return count;
    }
}
