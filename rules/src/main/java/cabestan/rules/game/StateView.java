package cabestan.rules.game;

/**
 * A view backed by a state, for games that hide little or nothing: whatever a seat may not see, a game overrides.
 *
 * @param <S> the game's states
 */
public abstract class StateView<S extends State> implements View {

    private final S state;
    private final int seat;

    /** @param state the view's own copy */
    protected StateView(S state, int seat) {
        this.state = state;
        this.seat = seat;
    }

    protected final S state() {
        return state;
    }

    @Override
    public final int seat() {
        return seat;
    }

    @Override
    public final String variant() {
        return state.variant();
    }

    @Override
    public final int seats() {
        return state.seats();
    }

    @Override
    public final int onTurn() {
        return state.onTurn();
    }

    @Override
    public int points(int ofSeat) {
        return state.points(ofSeat);
    }

    @Override
    public int legalActions(int[] into) {
        return seat != State.WATCHER && seat == state.onTurn() ? state.legalActions(into) : 0;
    }

    @Override
    public final int maxActions() {
        return state.maxActions();
    }

    @Override
    public String position() {
        return state.position();
    }

    @Override
    public final String write(int action) {
        return state.write(action);
    }

    @Override
    public final int read(String action) {
        return state.read(action);
    }

    @Override
    public Gesture gesture(int action) {
        return state.gesture(action);
    }
}
