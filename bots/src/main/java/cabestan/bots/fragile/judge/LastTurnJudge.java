package cabestan.bots.fragile.judge;

import cabestan.rules.fragile.FragileState;

/** Asks another judge, but knows that the seat that holds the marker in the very last turn has won (F31, F32). */
public final class LastTurnJudge implements Judge {

    private final Judge judge;
    private final double[] chances;

    public LastTurnJudge(Judge judge, int seats) {
        this.judge = judge;
        chances = new double[seats];
    }

    @Override
    public double[] atBeginOfTurn(FragileState state) {
        return judge.atBeginOfTurn(state);
    }

    @Override
    public double[] amidTurn(FragileState state) {
        boolean isWon = state.lastTurns() == 0 && state.marker() == state.onTurn();
        return isWon ? Judge.settled(state, chances) : judge.amidTurn(state);
    }

    @Override
    public double[] atEndOfTurn(FragileState state) {
        return judge.atEndOfTurn(state);
    }
}
