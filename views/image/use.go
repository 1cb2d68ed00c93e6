package image

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"html"
	"strings"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// embedWidth is how wide, in CSS pixels, an embedded picture is shown unless the page that embeds it says otherwise.
const embedWidth = 512

// embedCode is an HTML img element that shows the picture on any other page, in the rendition that fits the screen.
func embedCode(baseURL string, img domain.Image) string {
	srcset := strings.Split(components.SrcSet(img, 0), ", ")
	for i, candidate := range srcset {
		srcset[i] = domain.Absolute(baseURL, candidate)
	}
	width := min(embedWidth, img.Width)
	return fmt.Sprintf(`<img src="%s" srcset="%s" sizes="%dpx" width="%d" height="%d" alt="%s" loading="lazy">`,
		domain.Absolute(baseURL, img.RenditionURL(embedWidth)), strings.Join(srcset, ", "), width, width, width*img.Height/max(1, img.Width),
		html.EscapeString(cmp.Or(img.AltText, domain.Truncate(img.Prompt, 120))))
}

// prettyRecipe writes a recipe with a line for every entry; one that is empty or broken gives nothing.
func prettyRecipe(recipe json.RawMessage) string {
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, recipe, "", " "); err != nil || pretty.Len() <= len("{}") {
		return ""
	}
	return pretty.String()
}

// codeText writes text between tags as it is read, escaping what has to be and no more: quotes make up a good part of a recipe.
func codeText(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}
