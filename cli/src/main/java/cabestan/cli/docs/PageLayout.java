package cabestan.cli.docs;

import java.util.List;

/** What surrounds the text of every page: the header, and the table of contents with the sections of the page. */
final class PageLayout {

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                {mark}
                <title>{title}</title>
                <link rel="icon" href="{root}icon.svg" type="image/svg+xml" />
                <link rel="stylesheet" href="{root}look/tokens.css" />
                <link rel="stylesheet" href="{root}docs.css" />
              </head>
              <body>
                <a class="skip" href="#text">Skip to the text</a>
                <header>
                  <a class="name" href="{root}index.html"><img src="{root}icon.svg" alt="" width="32" height="32" />Cabestan</a>
                  <span class="quiet">Documentation</span>
                  <a class="contents" href="#contents">Contents</a>{table}
                </header>
                <div class="columns">
                  <main id="text">
            {text}
                  </main>
                  <nav id="contents" aria-label="Contents">
            {contents}
                  </nav>
                </div>
              </body>
            </html>
            """;

    private PageLayout() {}

    /**
     * @param root leads from this page to the first
     * @param source of this page
     */
    static String html(
            String root,
            String title,
            boolean besideTable,
            List<Markdown.Entry> contents,
            String source,
            Markdown page,
            String text) {
        return PAGE.replace("{mark}", Manual.MARK)
                .replace("{title}", escape(title.equals("Cabestan") ? title : title + " · Cabestan"))
                .replace(
                        "{table}",
                        besideTable ? "\n      <a class=\"table\" href=\"" + root + "../\">To the table</a>" : "")
                .replace("{root}", root)
                .replace("{contents}", contents(root, contents, source, page))
                .replace("{text}", text); // last, as it may contain anything
    }

    private static String contents(String root, List<Markdown.Entry> contents, String source, Markdown page) {
        StringBuilder html = new StringBuilder();
        String heading = "";
        for (Markdown.Entry entry : contents) {
            if (!entry.heading().equals(heading)) {
                html.append(heading.isEmpty() ? "" : "</ul>\n");
                heading = entry.heading();
                html.append("<h2>").append(escape(heading)).append("</h2>\n<ul>\n");
            }
            boolean here = entry.target().equals(source);
            html.append("<li><a href=\"")
                    .append(root)
                    .append(Manual.address(entry.target()))
                    .append('"');
            html.append(here ? " aria-current=\"page\"" : "")
                    .append('>')
                    .append(escape(entry.title()))
                    .append("</a>");
            html.append(here ? sections(page) : "").append("</li>\n");
        }
        return html.append("</ul>\n").toString();
    }

    private static String sections(Markdown page) {
        StringBuilder html = new StringBuilder();
        for (Markdown.Section section : page.sections()) {
            if (section.level() == 2) {
                html.append("<li><a href=\"#").append(section.id()).append("\">");
                html.append(escape(section.title())).append("</a></li>\n");
            }
        }
        return html.isEmpty() ? "" : "\n<ul>\n" + html + "</ul>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
