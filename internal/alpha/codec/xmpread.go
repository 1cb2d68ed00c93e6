package codec

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
)

// decodeXMP reads the packet that encodeXMP writes; unknown properties are
// ignored. Errors: ErrFormat when it is not well-formed XML.
func decodeXMP(data []byte) (Metadata, error) {
	var m Metadata
	var meta xmpMeta
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if err := xml.Unmarshal(data, &meta); err != nil {
		return m, fmt.Errorf("%w: XMP: %w", ErrFormat, err)
	}
	for _, d := range meta.Descriptions {
		m = d.merged(m)
	}
	return m, nil
}

type xmpMeta struct {
	Descriptions []xmpDescription `xml:"http://www.w3.org/1999/02/22-rdf-syntax-ns# RDF>Description"`
}

type xmpDescription struct {
	Title      xmpList     `xml:"http://purl.org/dc/elements/1.1/ title"`
	Prompt     xmpList     `xml:"http://purl.org/dc/elements/1.1/ description"`
	Creator    xmpList     `xml:"http://purl.org/dc/elements/1.1/ creator"`
	License    xmpResource `xml:"http://creativecommons.org/ns# license"`
	SourceType string      `xml:"http://iptc.org/std/Iptc4xmpExt/2008-02-29/ DigitalSourceType"`
	Engine     string      `xml:"urn:pellucid:xmp:1.0# engine"`
	Recipe     string      `xml:"urn:pellucid:xmp:1.0# recipe"`
	Receipt    string      `xml:"urn:pellucid:xmp:1.0# receipt"`
	Credits    xmpList     `xml:"urn:pellucid:xmp:1.0# credits"`
}

// xmpList is an RDF container of any of the three kinds.
type xmpList struct {
	Alt []string `xml:"http://www.w3.org/1999/02/22-rdf-syntax-ns# Alt>li"`
	Seq []string `xml:"http://www.w3.org/1999/02/22-rdf-syntax-ns# Seq>li"`
	Bag []string `xml:"http://www.w3.org/1999/02/22-rdf-syntax-ns# Bag>li"`
}

func (l xmpList) items() []string { return slices.Concat(l.Alt, l.Seq, l.Bag) }

// first is the first item, or empty.
func (l xmpList) first() string {
	if items := l.items(); len(items) > 0 {
		return items[0]
	}
	return ""
}

type xmpResource struct {
	URL string `xml:"http://www.w3.org/1999/02/22-rdf-syntax-ns# resource,attr"`
}

// merged fills the fields that m has not got yet.
func (d xmpDescription) merged(m Metadata) Metadata {
	fields := []struct {
		to   *string
		from string
	}{
		{&m.Title, d.Title.first()},
		{&m.Prompt, d.Prompt.first()},
		{&m.Creator, d.Creator.first()},
		{&m.License, d.License.URL},
		{&m.Engine, d.Engine},
		{&m.DigitalSourceType, strings.TrimPrefix(d.SourceType, sourceTypePrefix)},
		{&m.Recipe, d.Recipe},
		{&m.Receipt, d.Receipt},
	}
	for _, f := range fields {
		if *f.to == "" {
			*f.to = f.from
		}
	}
	m.Credits = append(m.Credits, d.Credits.items()...)
	return m
}
