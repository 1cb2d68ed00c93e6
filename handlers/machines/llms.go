package machines

import (
	"net/http"
	"strings"

	"pellucid/internal/domain"
)

// LLMs tells language models what the site is and where it says so in plain text (llmstxt.org).
func (p *Pages) LLMs(w http.ResponseWriter, r *http.Request) error {
	return send(w, r, content{kind: markdownKind, caching: keptAnHour, body: []byte(p.llmsText())})
}

func (p *Pages) llmsText() string {
	var b strings.Builder
	line := func(title, path, note string) {
		b.WriteString("- [" + title + "](" + p.BaseURL + path + "): " + note + "\n")
	}
	b.WriteString("# " + plain(p.Brand.Name) + "\n\n> Pictures from words with a true alpha channel: no background, no halo, no painted checkerboard. " +
		"Every picture carries a measured report of its transparency.\n\n" +
		"Pages of pictures and lists have alternates: add .md or .json to the path of the page.\n\n## Pages\n\n")
	line("Gallery", "/gallery.md", "what people made, newest first")
	for _, category := range domain.Categories {
		line(category.Title(), "/gallery/"+string(category)+".md", "pictures of this category, newest first")
	}
	line("Pricing", "/pricing", "plans, credits and licenses")
	line("Help Center", "/help", "answers about making and using pictures")
	line("Terms", "/terms", "what may be done with the pictures")
	b.WriteString("\n## For programs\n\n")
	line("API reference", "/api/v1/docs", "make and find pictures over HTTP")
	line("OpenAPI document", "/api/v1/openapi.json", "the same, to generate clients from")
	line("Feed", "/feed.atom", "new pictures as Atom")
	line("Sitemap", "/sitemap.xml", "every page that may be kept")
	b.WriteString("\n")
	b.WriteString("The pages of pictures can be embedded: " + p.BaseURL + "/oembed?url= takes the address of one (oEmbed, as JSON or XML).\n")
	return b.String()
}
