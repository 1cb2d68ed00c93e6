package domain

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds on what a person says of themselves, in characters.
const (
	BioMax  = 500
	LinkMax = 200
)

// SocialSite is a place where people have pages of their own.
type SocialSite struct{ Key, Name string }

// SocialSites are the places that a profile can link to.
var SocialSites = []SocialSite{{"x", "X"}, {"github", "GitHub"}, {"instagram", "Instagram"}, {"facebook", "Facebook"}}

// Normalize trims what people paste around their words, and drops empty links.
func (p *Profile) Normalize() {
	p.Bio = strings.TrimSpace(strings.ReplaceAll(p.Bio, "\r\n", "\n"))
	p.Website = strings.TrimSpace(p.Website)
	links := map[string]string{}
	for _, site := range SocialSites {
		if link := strings.TrimSpace(p.SocialLinks[site.Key]); link != "" {
			links[site.Key] = link
		}
	}
	p.SocialLinks = links
}

// Validate returns the first rule that the profile breaks, as an Invalid Error with its field, or nil.
func (p Profile) Validate() error {
	if utf8.RuneCountInString(p.Bio) > BioMax {
		return FieldErrorf("bio", "Your bio can have up to %d characters. This one has %d.", BioMax, utf8.RuneCountInString(p.Bio))
	}
	if strings.ContainsFunc(p.Bio, func(r rune) bool { return r < ' ' && r != '\n' && r != '\t' || r == 0x7f }) || !utf8.ValidString(p.Bio) {
		return FieldErrorf("bio", "Your bio contains characters that can't be displayed.")
	}
	if err := validateLink("website", p.Website); err != nil {
		return err
	}
	for _, site := range SocialSites {
		if err := validateLink("social_"+site.Key, p.SocialLinks[site.Key]); err != nil {
			return err
		}
	}
	return nil
}

// Wordings are what others read in the profile, each with its field; of links, the names and words without the marks between them.
func (p Profile) Wordings() []Wording {
	var all []Wording
	say := func(field, text string) {
		if text != "" {
			all = append(all, Wording{Field: field, Text: text})
		}
	}
	say("bio", p.Bio)
	say("website", linkWords(p.Website))
	for _, site := range SocialSites {
		say("social_"+site.Key, linkWords(p.SocialLinks[site.Key]))
	}
	return all
}

// linkWords returns the words of an address: those of its host, path, query and fragment.
func linkWords(link string) string {
	u, err := url.Parse(link)
	if err != nil {
		return link
	}
	query, err := url.QueryUnescape(u.RawQuery)
	if err != nil {
		query = u.RawQuery
	}
	words := strings.FieldsFunc(u.Hostname()+"/"+u.Path+"/"+query+"/"+u.Fragment, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return strings.Join(words, " ")
}

// validateLink lets through addresses of the web alone: whatever a profile links to, a click on it must stay harmless.
func validateLink(field, link string) error {
	if link == "" {
		return nil
	}
	if utf8.RuneCountInString(link) > LinkMax {
		return FieldErrorf(field, "Links can have up to %d characters.", LinkMax)
	}
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || !strings.Contains(u.Hostname(), ".") || u.User != nil || strings.ContainsAny(link, " <>\"") {
		return FieldErrorf(field, "Enter a full web address, starting with https://")
	}
	return nil
}
