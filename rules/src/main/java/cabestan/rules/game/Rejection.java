package cabestan.rules.game;

/**
 * Why an action is rejected.
 *
 * @param rule the number of the rule that forbids it, such as {@code F21}, or empty
 * @param code a stable word for programs, such as {@code turned-this-turn}
 * @param reason a sentence for the player, without the rule's number
 */
public record Rejection(String rule, String code, String reason) {

    @Override
    public String toString() {
        return rule.isEmpty() ? reason : rule + ": " + reason;
    }
}
