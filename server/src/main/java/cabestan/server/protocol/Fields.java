package cabestan.server.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The fields of a JSON object from outside, each read with the type and the bounds it must have. */
final class Fields {

    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private final JsonNode object;
    private final String where;

    Fields(JsonNode object, String where) {
        if (object == null || !object.isObject()) {
            throw RequestRejected.badRequest("expected a JSON object " + where);
        }
        this.object = object;
        this.where = where;
    }

    private JsonNode get(String name) {
        JsonNode value = object.get(name);
        return value == null || value.isNull() ? null : value;
    }

    boolean has(String name) {
        return get(name) != null;
    }

    boolean isText(String name) {
        return has(name) && get(name).isTextual();
    }

    String text(String name, int maxLength) {
        JsonNode value = get(name);
        if (value == null || !value.isTextual() || value.textValue().length() > maxLength) {
            throw expected(name, "a text of at most " + maxLength + " characters");
        }
        if (!value.textValue().codePoints().allMatch(Fields::isPlain)) {
            throw expected(name, "a text without control characters");
        }
        return value.textValue();
    }

    /**
     * One line in any language, of 1 to {@code most} characters. Joiners are allowed, as scripts and emoji need them, but
     * no characters that could change the direction of the text beside it.
     */
    String words(String name, int most) {
        JsonNode value = get(name);
        String text = value != null && value.isTextual() ? value.textValue().strip() : "";
        int letters = text.codePointCount(0, text.length());
        if (letters == 0 || letters > most) {
            throw expected(name, "a text of 1 to " + most + " characters");
        }
        if (!text.codePoints().allMatch(c -> c == JOINER || c == NON_JOINER || isPlain(c))) {
            throw expected(name, "a text without control characters");
        }
        return text;
    }

    /** A text of several lines. */
    String lines(String name, int maxLength) {
        JsonNode value = get(name);
        if (value == null || !value.isTextual() || value.textValue().length() > maxLength) {
            throw expected(name, "a text of at most " + maxLength + " characters");
        }
        if (!value.textValue().codePoints().allMatch(c -> c == '\n' || c == '\r' || c == '\t' || isPlain(c))) {
            throw expected(name, "a text without control characters");
        }
        return value.textValue();
    }

    /** A text of exactly this many small letters. */
    String word(String name, int length) {
        String word = text(name, length);
        if (word.length() != length || !word.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            throw expected(name, length + " small letters");
        }
        return word;
    }

    /** A list of texts. */
    List<String> textList(String name, int maxTexts, int maxLength) {
        JsonNode value = get(name);
        List<String> texts = new ArrayList<>();
        if (value == null || !value.isArray() || value.size() > maxTexts) {
            throw expected(name, "a list of at most " + maxTexts + " texts");
        }
        for (JsonNode text : value) {
            if (!text.isTextual() || text.textValue().length() > maxLength) {
                throw expected(name, "a list of short texts");
            }
            texts.add(text.textValue());
        }
        return texts;
    }

    /** A list of lists of texts. */
    List<List<String>> textLists(String name, int maxLists, int maxTexts) {
        JsonNode value = get(name);
        List<List<String>> lists = new ArrayList<>();
        if (value == null || !value.isArray() || value.size() > maxLists) {
            throw expected(name, "a list of at most " + maxLists + " lists");
        }
        for (JsonNode inner : value) {
            List<String> texts = new ArrayList<>();
            if (!inner.isArray() || inner.size() > maxTexts) {
                throw expected(name, "a list of lists of at most " + maxTexts + " texts");
            }
            for (JsonNode text : inner) {
                if (!text.isTextual() || text.textValue().length() > 200) {
                    throw expected(name, "a list of lists of short texts");
                }
                texts.add(text.textValue());
            }
            lists.add(texts);
        }
        return lists;
    }

    private static boolean isPlain(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    String textOr(String name, int maxLength, String otherwise) {
        return has(name) ? text(name, maxLength) : otherwise;
    }

    int number(String name, int min, int max) {
        JsonNode value = get(name);
        if (value == null || !value.isIntegralNumber() || !value.canConvertToInt()) {
            throw expected(name, "a whole number from " + min + " to " + max);
        }
        if (value.intValue() < min || value.intValue() > max) {
            throw expected(name, "a whole number from " + min + " to " + max);
        }
        return value.intValue();
    }

    int numberOr(String name, int min, int max, int otherwise) {
        return has(name) ? number(name, min, max) : otherwise;
    }

    boolean flagOr(String name, boolean otherwise) {
        return has(name) ? flag(name) : otherwise;
    }

    boolean flag(String name) {
        JsonNode value = get(name);
        if (value != null && !value.isBoolean()) {
            throw expected(name, "true or false");
        }
        return value != null && value.booleanValue();
    }

    Fields fields(String name) {
        return new Fields(get(name), "in '" + name + "'");
    }

    List<Fields> list(String name, int maxLength) {
        JsonNode value = get(name);
        if (value == null || !value.isArray() || value.size() > maxLength) {
            throw expected(name, "a list of at most " + maxLength);
        }
        List<Fields> list = new ArrayList<>();
        value.forEach(entry -> list.add(new Fields(entry, "in the list '" + name + "'")));
        return list;
    }

    /** A small object of texts. */
    Map<String, String> texts(String name, int maxSize) {
        Map<String, String> texts = new TreeMap<>();
        if (has(name)) {
            JsonNode value = get(name);
            if (!value.isObject() || value.size() > maxSize) {
                throw expected(name, "an object of at most " + maxSize + " texts");
            }
            Fields inner = new Fields(value, "in '" + name + "'");
            value.fieldNames().forEachRemaining(key -> texts.put(key, inner.text(key, 40)));
        }
        return texts;
    }

    RequestRejected expected(String name, String what) {
        return RequestRejected.badRequest("expected '" + name + "' " + where + " to be " + what);
    }
}
