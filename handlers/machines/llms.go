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
	b.WriteString("# " + plain(p.Brand.Name) + "\n\n> AI images with a truly transparent background: no halo and no painted checkerboard. " +
		"Every image has a measured edge check.\n\n" +
		"Image pages and lists are also available as Markdown and JSON: add .md or .json to the path.\n\n## Pages\n\n")
	line("Gallery", "/gallery.md", "public images, newest first")
	for _, category := range domain.Categories {
		line(category.Title(), "/gallery/"+string(category)+".md", "images in this category, newest first")
	}
	line("Pricing", "/pricing", "plans, credits and licenses")
	line("Help Center", "/help", "how to generate and use images")
	line("Terms", "/terms", "what you may do with the images")
	b.WriteString("\n## For programs\n\n")
	line("API reference", "/api/v1/docs", "generate and find images over HTTP")
	line("OpenAPI document", "/api/v1/openapi.json", "for generating clients")
	line("Feed", "/feed.atom", "new images as Atom")
	line("Sitemap", "/sitemap.xml", "all public pages")
	b.WriteString("\n")
	b.WriteString("Image pages can be embedded with oEmbed (JSON or XML): " + p.BaseURL + "/oembed?url= followed by the address of the page.\n")
	return b.String()
}
