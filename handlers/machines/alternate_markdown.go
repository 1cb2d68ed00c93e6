package machines

import (
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

const markdownKind = "text/markdown; charset=utf-8"

func sendMarkdown(w http.ResponseWriter, r *http.Request, canonical, text string) error {
	return send(w, r, content{kind: markdownKind, caching: web.CheckedAgain, canonical: canonical, body: []byte(text)})
}

// queryOf is the query of a local address with its question mark, or nothing.
func queryOf(address string) string {
	if _, query, ok := strings.Cut(address, "?"); ok {
		return "?" + query
	}
	return ""
}

// markdownSigns mean something in Markdown or in HTML within it.
const markdownSigns = "\\`*_{}[]()#+!|<>&~$@:=\""

// plain makes text stand for itself in Markdown: on one line, and with every sign that means something escaped.
func plain(text string) string {
	var out strings.Builder
	for i, word := range strings.Fields(web.CleanText(text, len(text))) {
		if i > 0 {
			out.WriteByte(' ')
		}
		for _, r := range word {
			if strings.ContainsRune(markdownSigns, r) {
				out.WriteByte('\\')
			}
			out.WriteRune(r)
		}
	}
	return out.String()
}

func imageMarkdown(base string, img domain.Image) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n![%s](%s)\n\n", plain(img.Prompt), plain(img.AltText), domain.Absolute(base, img.RenditionURL(512)))
	for _, line := range imageLines(base, img) {
		fmt.Fprintf(&b, "- %s: %s\n", line[0], line[1])
	}
	b.WriteString("\n## Alpha report\n\n| Check | Value | Unit | Verdict | Note |\n|---|---|---|---|---|\n")
	for _, check := range img.Alpha.Checks {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", plain(check.Name), number(check.Value), check.Unit, check.Verdict, plain(check.Note))
	}
	return b.String()
}

// imageLines are the facts about a picture, by their names.
func imageLines(base string, img domain.Image) [][2]string {
	var tags []string
	for _, tag := range img.Tags {
		tags = append(tags, plain(tag.Name))
	}
	return [][2]string{
		{"Page", "<" + base + "/image/" + img.ID + ">"},
		{"File", "<" + domain.Absolute(base, img.OriginalURL()) + ">"},
		{"Format", fmt.Sprintf("PNG with alpha, %d × %d pixels, %d bytes", img.Width, img.Height, img.Bytes)},
		{"Made by", plain(img.Username)},
		{"Made on", stamp(img.CreatedAt)},
		{"Category", img.Category.Title()},
		{"Tags", strings.Join(tags, ", ")},
		{"License", img.License.Text()},
		{"Alpha", fmt.Sprintf("%s; %s transparent, %s partly transparent, %s opaque (shares of all pixels)",
			img.Alpha.Verdict, number(img.Alpha.Transparent), number(img.Alpha.Soft), number(img.Alpha.Opaque))},
	}
}

// number writes a figure with up to four decimals.
func number(value float64) string { return strconv.FormatFloat(math.Round(1e4*value)/1e4, 'f', -1, 64) }

// listedPrompt is where a prompt is cut in a list, in characters.
const listedPrompt = 110

func listMarkdown(base string, list galleryList) string {
	var b strings.Builder
	title := "Gallery"
	if list.query.Category != "" {
		title = domain.Category(list.query.Category).Title()
	}
	fmt.Fprintf(&b, "# %s\n\n%d images, page %d of %d.\n\n", title, list.total, list.page, list.last)
	for _, img := range list.images {
		fmt.Fprintf(&b, "- [%s](%s/image/%s.md): %s\n", plain(domain.Truncate(img.Prompt, listedPrompt)), base, img.ID, plain(img.AltText))
	}
	if list.page < list.last {
		fmt.Fprintf(&b, "\nNext: <%s>\n", base+alternatePath(list.query, list.page+1, ".md"))
	}
	return b.String()
}
