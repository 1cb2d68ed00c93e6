package machines

import (
	"encoding/xml"
	"io"
	"net/http"
	"time"

	"pellucid/handlers/web"
)

const (
	xmlKind      = "application/xml"
	sitemapSpace = "http://www.sitemaps.org/schemas/sitemap/0.9"
	imageSpace   = "http://www.google.com/schemas/sitemap-image/1.1"
)

type sitemapIndex struct {
	XMLName xml.Name       `xml:"sitemapindex"`
	Xmlns   string         `xml:"xmlns,attr"`
	Shards  []sitemapEntry `xml:"sitemap"`
}

type sitemapEntry struct {
	Loc     string `xml:"loc"`
	LastMod string `xml:"lastmod,omitempty"`
}

type sitemapURL struct {
	XMLName  xml.Name        `xml:"url"`
	Loc      string          `xml:"loc"`
	LastMod  string          `xml:"lastmod,omitempty"`
	Priority string          `xml:"priority,omitempty"` // 0.5 where it is missing
	Image    *sitemapPicture `xml:"image:image"`
}

type sitemapPicture struct {
	Loc string `xml:"image:loc"`
}

// encodeXML writes a value as a whole XML document.
func encodeXML(value any) ([]byte, error) {
	body, err := xml.MarshalIndent(value, "", " ")
	return append([]byte(xml.Header), append(body, '\n')...), err
}

// urlSet writes a list of addresses as it comes, however long.
type urlSet struct {
	out     io.Writer
	encoder *xml.Encoder
	err     error // the first
}

func newURLSet(w http.ResponseWriter) *urlSet {
	w.Header().Set("Content-Type", xmlKind)
	w.Header().Set("Cache-Control", web.CheckedAgain)
	s := &urlSet{out: w, encoder: xml.NewEncoder(w)}
	_, s.err = io.WriteString(w, xml.Header+`<urlset xmlns="`+sitemapSpace+`" xmlns:image="`+imageSpace+`">`)
	return s
}

func (s *urlSet) add(u sitemapURL) {
	if s.err == nil {
		s.err = s.encoder.Encode(u)
	}
}

// close ends the list. A client that is gone is no failure of ours.
func (s *urlSet) close() {
	if s.err == nil {
		_, s.err = io.WriteString(s.out, "</urlset>\n")
	}
}

// stamp writes a time as sitemaps and feeds have it: RFC 3339 in UTC.
func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }
