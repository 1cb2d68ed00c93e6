package image

import (
	"math"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/views"
)

// ImageObject is a picture with its license, its maker and what was measured on it. Addresses are absolute.
type ImageObject struct {
	ID             string          `json:"@id"`
	Name           string          `json:"name"`
	Caption        string          `json:"caption"`
	URL            string          `json:"url"`
	ContentURL     string          `json:"contentUrl"`
	ThumbnailURL   string          `json:"thumbnailUrl"`
	EncodingFormat string          `json:"encodingFormat"`
	ContentSize    string          `json:"contentSize,omitempty"`
	Width          int             `json:"width"`
	Height         int             `json:"height"`
	DatePublished  string          `json:"datePublished"`
	DateModified   string          `json:"dateModified"`
	License        string          `json:"license"`
	AcquireLicense string          `json:"acquireLicensePage"`
	CreditText     string          `json:"creditText"`
	Copyright      string          `json:"copyrightNotice"`
	Creator        views.Person    `json:"creator"`
	Keywords       []string        `json:"keywords,omitempty"`
	Representative bool            `json:"representativeOfPage"`
	Measured       []PropertyValue `json:"additionalProperty"`
}

// SchemaType is the type's name at schema.org.
func (ImageObject) SchemaType() string { return "ImageObject" }

// PropertyValue is one measured figure; Value is written as a number or a word.
type PropertyValue struct {
	views.Typed
	Name  string `json:"name"`
	Value string `json:"value"`
	Unit  string `json:"unitText,omitempty"`
}

func imageObject(c views.Chrome, img domain.Image) ImageObject {
	page := c.BaseURL + views.ImagePath(img)
	object := ImageObject{
		ID: page + "#image", Name: views.OneLine(img.Prompt, views.CaptionedLength), Caption: views.OneLine(img.AltText, collection.AltTextMax), URL: page,
		ContentURL: domain.Absolute(c.BaseURL, img.OriginalURL()), ThumbnailURL: domain.Absolute(c.BaseURL, img.RenditionURL(512)), EncodingFormat: "image/png",
		Width: img.Width, Height: img.Height, DatePublished: iso(img.CreatedAt), DateModified: iso(img.UpdatedAt),
		License: c.BaseURL + "/terms", AcquireLicense: c.BaseURL + "/pricing",
		CreditText: img.Username + " / " + c.Brand.Name, Copyright: img.Username, Creator: views.PersonOf(c, img.Username, ""),
		Representative: true, Measured: measured(img.Alpha),
	}
	if img.Suspended {
		object.Creator.URL = "" // it leads nowhere
	}
	if img.Bytes > 0 {
		object.ContentSize = strconv.FormatInt(img.Bytes, 10) + " B"
	}
	for _, tag := range img.Tags {
		object.Keywords = append(object.Keywords, tag.Name)
	}
	return object
}

// measured tells the alpha report as figures with their units.
func measured(r domain.AlphaReport) []PropertyValue {
	share := func(name string, value float64) PropertyValue {
		return PropertyValue{views.OfType("PropertyValue"), name, figure(value), "share of all pixels"}
	}
	values := []PropertyValue{
		{views.OfType("PropertyValue"), "alpha verdict", string(r.Verdict), ""},
		share("transparent pixels", r.Transparent), share("opaque pixels", r.Opaque), share("partly transparent pixels", r.Soft),
	}
	for _, check := range r.Checks {
		values = append(values, PropertyValue{views.OfType("PropertyValue"), "alpha " + strings.ReplaceAll(check.Name, "-", " "), figure(check.Value), check.Unit})
	}
	return values
}

// figure writes a value with up to four decimals.
func figure(value float64) string { return strconv.FormatFloat(math.Round(1e4*value)/1e4, 'f', -1, 64) }

// iso writes a time as RFC 3339 in UTC.
func iso(t time.Time) string { return t.UTC().Format(time.RFC3339) }
