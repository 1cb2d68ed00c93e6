package views

import (
	"fmt"
	"net/url"
	"strconv"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// How wide pictures are drawn. On phones it is a little less than the truth: screens of middling density then get the next
// smaller rendition, which nobody sees, and those of high density the one that they got before.
const (
	// StageSizes is for the picture on its own page.
	StageSizes = "(min-width: 1000px) 720px, 71vw"
	gridSizes  = "(min-width: 900px) 240px, 33vw"
)

// Dimensions is the size of an image in words, in pixels.
func Dimensions(img domain.Image) string { return fmt.Sprintf("%d × %d px", img.Width, img.Height) }

// DownloadURL is the address of a download of the image in a format ("png", "webp") and size ("original", "trimmed" or
// pixels).
func DownloadURL(img domain.Image, format, size string) string {
	if format == "png" && size == "original" {
		return "/image/" + img.ID + "/download"
	}
	return "/image/" + img.ID + "/download?" + url.Values{"format": {format}, "size": {size}}.Encode()
}

// DecisionPath is where the owner of a hidden image reads why it was hidden, and appeals.
func DecisionPath(imageID string) string { return "/image/" + imageID + "/decision" }

// EditURL is where an image is edited with the tools, with the steps that made it.
func EditURL(img domain.Image) templ.SafeURL { return templ.SafeURL("/create?edit=" + img.ID) }

// ImageShape names a picture that wants more width than height, "wide", for where it is shown large; others are "".
func ImageShape(img domain.Image) string {
	if 5*img.Width >= 6*img.Height {
		return "wide"
	}
	return ""
}

// CutoutPath is the page on which people remove the background of a picture of theirs.
const CutoutPath = "/tools/remove-background"

// HelpPath is the address of an article.
func HelpPath(articleID string) string { return "/help/" + articleID }

// HelpLink leads to the article that explains something.
type HelpLink struct{ Title, Path string }

// GenerateAddress leads to the create screen with a prompt in it.
func GenerateAddress(prompt string) string {
	return "/create?" + url.Values{"prompt": {prompt}}.Encode()
}

// CreatorPath is the address of a user's public page.
func CreatorPath(username string) string { return "/u/" + url.PathEscape(username) }

// TagAddress is the public gallery narrowed down to a tag.
func TagAddress(tag string) string { return "/gallery?" + url.Values{"tag": {tag}}.Encode() }

// ImagePath is the address of the page of an image.
func ImagePath(img domain.Image) string { return "/image/" + img.ID }

// ReceiptAddress is the page of a receipt.
func ReceiptAddress(r sale.Receipt) string {
	return "/account/receipts/" + strconv.FormatInt(r.ID, 10)
}
