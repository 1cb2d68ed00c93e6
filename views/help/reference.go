package help

import "strings"

// ReferencePage is the API reference, or the part of it for the administrator.
type ReferencePage struct {
	Server   string // address that every path is joined to
	Site     string // address of the site; no trailing slash
	Groups   []ReferenceGroup
	Errors   []ReferenceError
	Answer   string // what a first generation answers
	Task     string // what a task that is not finished answers
	Language string // of the code samples, as the reader chose last
	Admin    bool   // the part for the administrator
}

// ReferenceGroup is the calls about one thing.
type ReferenceGroup struct {
	ID, Name, About string
	Calls           []ReferenceCall
}

// ReferenceCall is one call.
type ReferenceCall struct {
	ID                   string
	Method, Path         string
	Summary, Description string
	SignedIn             bool // needs a bearer token or the browser's session
	Fields               []ReferenceField
	Request              string // as a curl command
	Status               string // of the answer, as in "200 OK"
	Files                string // kinds of file that are answered; empty: JSON or nothing
	Response             string // JSON; empty: the answer has no body, or there is no sample
}

// ReferenceField is one thing that a call takes.
type ReferenceField struct {
	Name, In, Type, Note string
	Default              string
	Required             bool
}

// ReferenceError is an answer to a request that fails.
type ReferenceError struct{ Status, Meaning, Action, Sample string }

// language is a language that the code samples are written in.
type language struct{ ID, Label string }

var languages = []language{{"curl", "curl"}, {"javascript", "JavaScript"}, {"python", "Python"}, {"go", "Go"}}

// ParseLanguage returns the language named s; anything unknown means curl.
func ParseLanguage(s string) string {
	for _, l := range languages {
		if l.ID == s {
			return s
		}
	}
	return languages[0].ID
}

// title is the heading of the page.
func (p ReferencePage) title() string {
	if p.Admin {
		return "Admin API"
	}
	return "API reference"
}

// guides are the sections before the calls.
func (p ReferencePage) guides() []ReferenceGroup {
	if p.Admin {
		return nil
	}
	return []ReferenceGroup{
		{ID: "quickstart", Name: "Quickstart"}, {ID: "tasks", Name: "Wait for images"}, {ID: "authentication", Name: "Authentication"}, {ID: "errors", Name: "Errors"},
		{ID: "lists", Name: "Lists"}, {ID: "retries", Name: "Safe retries"}, {ID: "limits", Name: "Rate limits"}, {ID: "openai", Name: "OpenAI SDKs"},
	}
}

// fieldsOf lists the fields of a call that are sent in one place.
func (c ReferenceCall) fieldsOf(in string) (fields []ReferenceField) {
	for _, f := range c.Fields {
		if f.In == in {
			fields = append(fields, f)
		}
	}
	return fields
}

// fieldPlaces are where fields are sent, with the heading of their list.
var fieldPlaces = []struct{ in, title string }{{"path", "Path parameters"}, {"query", "Query parameters"}, {"header", "Headers"}, {"body", "Body"}}

// tokenSample gets a token.
func (p ReferencePage) tokenSample() string {
	return `export PELLUCID_TOKEN=$(curl -s ` + p.Server + `/auth/login \
  --data-urlencode username=YOUR_USERNAME --data-urlencode password=YOUR_PASSWORD | jq -r .access_token)`
}

// sample is a program of the samples folder in a language, for this server.
func (p ReferencePage) sample(name string, l language) string {
	return strings.NewReplacer("https://server.invalid", p.Site).Replace(referenceSample(name, l.ID))
}

// lower is the method as CSS classes write it.
func (c ReferenceCall) lower() string { return strings.ToLower(c.Method) }
