package views

// ReferencePage is the API in words.
type ReferencePage struct {
	Server string // address that every path is joined to
	Intro  string
	Groups []ReferenceGroup
}

// ReferenceGroup is the calls about one thing.
type ReferenceGroup struct {
	Name  string
	Calls []ReferenceCall
}

// ReferenceCall is one call.
type ReferenceCall struct {
	Method, Path         string
	Summary, Description string
	SignedIn             bool // needs a bearer token or the browser's session
	Fields               []ReferenceField
}

// ReferenceField is one thing that a call takes.
type ReferenceField struct {
	Name, In, Type, Note string
	Required             bool
}

// sample shows how to sign in and ask for a picture.
func (p ReferencePage) sample() string {
	return `TOKEN=$(curl -s ` + p.Server + `/auth/login -d username=NAME -d password=PASSWORD | jq -r .access_token)

curl -s ` + p.Server + `/images/generate \
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -H "Prefer: wait" \
  -d '{"prompt": "three blue butterflies, watercolor", "width": 1024}'`
}
