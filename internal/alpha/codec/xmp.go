package codec

import (
	"bytes"
	"encoding/xml"
)

// The namespaces of the packet.
const (
	nsRDF      = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
	nsDC       = "http://purl.org/dc/elements/1.1/"
	nsXMP      = "http://ns.adobe.com/xap/1.0/"
	nsRights   = "http://ns.adobe.com/xap/1.0/rights/"
	nsCC       = "http://creativecommons.org/ns#"
	nsIPTC     = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
	nsPellucid = "urn:pellucid:xmp:1.0#"

	// sourceTypePrefix begins the URIs of IPTC's digital source types.
	sourceTypePrefix = "http://cv.iptc.org/newscodes/digitalsourcetype/"
)

const (
	xmpHead = "<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" +
		`<x:xmpmeta xmlns:x="adobe:ns:meta/">` + "\n" +
		`<rdf:RDF xmlns:rdf="` + nsRDF + `">` + "\n" +
		`<rdf:Description rdf:about="" xmlns:dc="` + nsDC + `" xmlns:xmp="` + nsXMP +
		`" xmlns:xmpRights="` + nsRights + `" xmlns:cc="` + nsCC +
		`" xmlns:Iptc4xmpExt="` + nsIPTC + `" xmlns:pellucid="` + nsPellucid + `">` + "\n"
	xmpTail = "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
)

// encodeXMP is the metadata as an XMP packet (ISO 16684-1). Characters that XML
// cannot hold become U+FFFD.
func encodeXMP(m Metadata) []byte {
	p := &packet{}
	p.WriteString(xmpHead)
	p.text("dc:title", "Alt", m.Title)
	p.text("dc:description", "Alt", m.Prompt)
	p.text("dc:creator", "Seq", m.Creator)
	p.license(m.License)
	p.simple("xmp:CreatorTool", m.Engine)
	p.simple("pellucid:engine", m.Engine)
	if m.DigitalSourceType != "" {
		p.simple("Iptc4xmpExt:DigitalSourceType", sourceTypePrefix+m.DigitalSourceType)
	}
	p.simple("pellucid:recipe", m.Recipe)
	p.simple("pellucid:receipt", m.Receipt)
	p.text("pellucid:credits", "Bag", m.Credits...)
	p.WriteString(xmpTail)
	return p.Bytes()
}

// packet is an XMP packet being written.
type packet struct{ bytes.Buffer }

func (p *packet) escaped(s string) {
	// Writing to a buffer cannot fail.
	_ = xml.EscapeText(&p.Buffer, []byte(s))
}

// simple writes one value; nothing when it is empty.
func (p *packet) simple(name, value string) {
	if value == "" {
		return
	}
	p.WriteString("<" + name + ">")
	p.escaped(value)
	p.WriteString("</" + name + ">\n")
}

// text writes values in an RDF container (Alt, Seq or Bag); nothing without any.
func (p *packet) text(name, container string, values ...string) {
	if len(values) == 0 || len(values) == 1 && values[0] == "" {
		return
	}
	item := "<rdf:li>"
	if container == "Alt" {
		item = `<rdf:li xml:lang="x-default">`
	}
	p.WriteString("<" + name + "><rdf:" + container + ">")
	for _, v := range values {
		p.WriteString(item)
		p.escaped(v)
		p.WriteString("</rdf:li>")
	}
	p.WriteString("</rdf:" + container + "></" + name + ">\n")
}

// license writes the URL both the XMP and the Creative Commons way.
func (p *packet) license(url string) {
	if url == "" {
		return
	}
	p.simple("xmpRights:Marked", "True")
	p.simple("xmpRights:WebStatement", url)
	p.WriteString(`<cc:license rdf:resource="`)
	p.escaped(url)
	p.WriteString("\"/>\n")
}
