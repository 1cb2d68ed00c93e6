package domain

import (
	"cmp"
	"strconv"
	"strings"
)

// RenditionSizes are the widths in pixels of the WebP renditions kept beside each PNG original.
var RenditionSizes = []int{256, 512, 1024}

// NewBlobKey returns a key for an image's files that nobody can guess.
func NewBlobKey(imageID string) string { return imageID[:2] + "/" + imageID[2:] + "-" + NewID() }

// OriginalURL is the immutable address of the PNG original: a path on this site, or a whole address where a CDN serves it.
func (img Image) OriginalURL() string { return img.fileURL(OriginalName) }

// OriginalPath is the address of the PNG original on this site, for scripts, which may read no pixels from another one.
func (img Image) OriginalPath() string {
	img.FilesHost = ""
	return img.fileURL(OriginalName)
}

// CardURL is the whole address of the social card of an image that is promoted.
func (img Image) CardURL(site string) string {
	return cmp.Or(img.FilesHost, site) + "/image/" + img.ID + "/" + CardName
}

// Absolute makes an address whole that may be a path on a site.
func Absolute(site, address string) string {
	if strings.HasPrefix(address, "/") {
		return site + address
	}
	return address
}

func (img Image) fileURL(name string) string {
	if img.FilesAt != "" {
		return img.FilesAt + "/" + name
	}
	return img.FilesHost + MediaURL(img.BlobKey, name)
}

// RenditionURL is the immutable address of the smallest WebP rendition that is at least width pixels wide, or of the
// largest there is.
func (img Image) RenditionURL(width int) string {
	best := 0
	for _, size := range RenditionSizes {
		if size > img.Width {
			break
		}
		best = size
		if size >= width {
			break
		}
	}
	return img.fileURL(RenditionName(best))
}

// RenditionName is the file name of a WebP rendition.
func RenditionName(width int) string { return strconv.Itoa(width) + ".webp" }

// OriginalName is the file name of the PNG original.
const OriginalName = "original.png"

// CardName is the file name of the social card, which is made when it is first asked for.
const CardName = "card.jpg"

// MediaURL is the address of a kept file.
func MediaURL(blobKey, name string) string { return "/media/" + blobKey + "/" + name }

// CacheTag is the name by which a CDN knows all files under a blob key.
func CacheTag(blobKey string) string { return strings.ReplaceAll(blobKey, "/", "-") }
