package cabestan.wasm;

import java.util.List;

/** A JSON object as text, made from names and values. */
final class JsonObject {

    private final StringBuilder text = new StringBuilder();

    private JsonObject() {}

    /**
     * An object with these names, each followed by its value: a text, a number, a flag, a list or another object.
     *
     * <p>As in the server's messages, a name whose value is null is left out.
     */
    static JsonObject of(Object... namesAndValues) {
        JsonObject json = new JsonObject();
        json.text.append('{');
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] != null) {
                json.text.append(json.text.length() == 1 ? "" : ",");
                json.value(namesAndValues[i]);
                json.text.append(':');
                json.value(namesAndValues[i + 1]);
            }
        }
        json.text.append('}');
        return json;
    }

    /** Lists every kind of value, because one call of toString on Object would pull those of all types into the download. */
    private void value(Object value) {
        switch (value) {
            case String string -> quote(string);
            case List<?> list -> list(list);
            case JsonObject json -> text.append(json.text);
            case Integer number -> text.append(number.intValue());
            case Long number -> text.append(number.longValue());
            case Boolean flag -> text.append(flag.booleanValue());
            default -> throw new IllegalArgumentException("JSON has no such value");
        }
    }

    private void list(List<?> list) {
        text.append('[');
        for (int i = 0; i < list.size(); i++) {
            text.append(i == 0 ? "" : ",");
            value(list.get(i));
        }
        text.append(']');
    }

    private void quote(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c == '\n') {
                text.append("\\n");
            } else if (c < ' ' || Character.isSurrogate(c)) {
                text.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
