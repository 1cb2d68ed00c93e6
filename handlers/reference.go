package handlers

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	helpviews "pellucid/views/help"
)

// referenceGroups put calls in the order in which people need them. A call is in the first group that names its path or the
// beginning of it.
var referenceGroups = []struct {
	helpviews.ReferenceGroup
	paths []string
}{
	{helpviews.ReferenceGroup{ID: "generate-images", Name: "Generate", About: "Turn a prompt into images, and follow the task until they are ready."}, []string{"/images/generate", "/images/task", "/engines", "/images/explain", "/images/enhance-prompt", "/images/feed", "/images/references", "/images/{id}/variations"}},
	{helpviews.ReferenceGroup{ID: "remove-background", Name: "Remove a background", About: "Cut the subject out of a photo."}, []string{"/images/cutout"}},
	{helpviews.ReferenceGroup{ID: "edit", Name: "Edit and export", About: "Change edges, size and colors, and export files for a purpose. No credits."}, []string{"/images/{id}/edits", "/images/{id}/parts", "/images/{id}/export", "/export", "/images/zip", "/images/sheet"}},
	{helpviews.ReferenceGroup{ID: "credits", Name: "Credits and plans", About: "See what you have, and subscribe."}, []string{"/images/usage", "/images/insights", "/subscriptions"}},
	{helpviews.ReferenceGroup{ID: "images", Name: "Your images", About: "Find, change and delete images."}, []string{"/images"}},
	{helpviews.ReferenceGroup{ID: "folders", Name: "Folders", About: "Sort images, and share them by link."}, []string{"/gallery/folders", "/gallery/shared"}},
	{helpviews.ReferenceGroup{ID: "gallery", Name: "Gallery", About: "Search public images."}, []string{"/gallery"}},
	{helpviews.ReferenceGroup{ID: "account", Name: "Account", About: "Sign up, sign in and recover an account."}, []string{"/users", "/auth"}},
	{helpviews.ReferenceGroup{ID: "more", Name: "More"}, []string{"/"}},
}

// referenceOrder are groups on the page; the search for a call's group goes through referenceGroups.
var referenceOrder = []string{"generate-images", "remove-background", "images", "edit", "gallery", "folders", "credits", "account", "more"}

// reference turns the OpenAPI document into the page that people read.
func reference(document *huma.OpenAPI) helpviews.ReferencePage {
	samples := api.Samples(siteOf(document))
	page := helpviews.ReferencePage{Server: document.Servers[0].URL, Site: siteOf(document), Errors: referenceErrors(samples)}
	page.Answer, page.Task = indented(samples["generate"].Response), indented(samples["get-task"].Response)
	calls := map[string][]helpviews.ReferenceCall{}
	for _, op := range listed(document) {
		if !api.ForAdministrator(op) {
			id := groupOf(op.Path)
			calls[id] = append(calls[id], referenceCall(document, op, samples[op.OperationID]))
		}
	}
	for _, id := range referenceOrder {
		for _, group := range referenceGroups {
			if group.ID == id && len(calls[id]) > 0 {
				group.Calls = calls[id]
				page.Groups = append(page.Groups, group.ReferenceGroup)
			}
		}
	}
	return page
}

// adminReference is the part of the reference for the administrator.
func adminReference(document *huma.OpenAPI) helpviews.ReferencePage {
	samples := api.Samples(siteOf(document))
	group := helpviews.ReferenceGroup{ID: "admin", Name: "Administration"}
	for _, op := range listed(document) {
		if api.ForAdministrator(op) {
			group.Calls = append(group.Calls, referenceCall(document, op, samples[op.OperationID]))
		}
	}
	return helpviews.ReferencePage{Server: document.Servers[0].URL, Site: siteOf(document), Admin: true, Groups: []helpviews.ReferenceGroup{group}}
}

func siteOf(document *huma.OpenAPI) string {
	return strings.TrimSuffix(document.Servers[0].URL, callsPath)
}

// listed lists the calls by path, generate first.
func listed(document *huma.OpenAPI) (ops []*huma.Operation) {
	for _, path := range slices.Sorted(maps.Keys(document.Paths)) {
		item := document.Paths[path]
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Delete} {
			if op != nil {
				ops = append(ops, op)
			}
		}
	}
	slices.SortStableFunc(ops, func(a, b *huma.Operation) int { return cmp.Compare(rank(a), rank(b)) })
	return ops
}

// rank brings what most people come for to the top of its group.
func rank(op *huma.Operation) int {
	first := []string{"generate", "get-task", "list-my-images", "get-image", "list-public-images", "register", "login", "get-me"}
	if i := slices.Index(first, op.OperationID); i >= 0 {
		return i
	}
	return len(first)
}

func groupOf(path string) string {
	for _, group := range referenceGroups {
		for _, prefix := range group.paths {
			if strings.HasPrefix(path, prefix) {
				return group.ID
			}
		}
	}
	return ""
}

// referenceErrors are the failures that every program should be ready for.
func referenceErrors(samples map[string]api.Sample) []helpviews.ReferenceError {
	return []helpviews.ReferenceError{
		{Status: "401", Meaning: "Unauthorized", Action: "The token is missing, revoked or more than 30 days old. Create a new one.", Sample: indented(samples["error-token"].Response)},
		{Status: "402", Meaning: "Payment Required", Action: "There are not enough credits left. Nothing was started or charged."},
		{Status: "403", Meaning: "Forbidden", Action: "Your plan does not include this, or the image belongs to another user."},
		{Status: "404", Meaning: "Not Found", Action: "It doesn't exist, or it is private and belongs to someone else."},
		{Status: "409", Meaning: "Conflict", Action: "The request does not fit the current state, such as an email that is already in use."},
		{Status: "422", Meaning: "Unprocessable Entity", Action: "A field has a value that is not accepted. errors says which.", Sample: indented(samples["error-field"].Response)},
		{Status: "429", Meaning: "Too Many Requests", Action: "Wait as many seconds as Retry-After says."},
		{Status: "503", Meaning: "Service Unavailable", Action: "Something is temporarily down. Try again in a minute."},
	}
}

func referenceCall(document *huma.OpenAPI, op *huma.Operation, sample api.Sample) helpviews.ReferenceCall {
	call := helpviews.ReferenceCall{
		ID: op.OperationID, Method: op.Method, Path: op.Path, Summary: op.Summary, Description: op.Description, SignedIn: len(op.Security) > 0,
		Status: statusOf(op), Files: filesOf(op), Request: curl(document.Servers[0].URL, op, sample), Response: indented(sample.Response),
	}
	for _, p := range op.Parameters {
		call.Fields = append(call.Fields, referenceField(p.Name, p.In, p.Schema, p.Description, p.Required))
	}
	if op.RequestBody != nil {
		for _, media := range op.RequestBody.Content {
			call.Fields = append(call.Fields, bodyFields(document, media.Schema)...)
		}
	}
	slices.SortStableFunc(call.Fields, func(a, b helpviews.ReferenceField) int { return cmp.Compare(order(a), order(b)) })
	return call
}

// statusOf is the status of an answer that went well.
func statusOf(op *huma.Operation) string {
	for _, status := range slices.Sorted(maps.Keys(op.Responses)) {
		if code, err := strconv.Atoi(status); err == nil && code < http.StatusBadRequest {
			return status + " " + http.StatusText(code)
		}
	}
	return ""
}

// filesOf names the kinds of file that an operation answers with, where it answers with files.
func filesOf(op *huma.Operation) string {
	var kinds []string
	for _, status := range slices.Sorted(maps.Keys(op.Responses)) {
		for kind := range op.Responses[status].Content {
			if strings.HasPrefix(status, "2") && !strings.Contains(kind, "json") {
				kinds = append(kinds, kind)
			}
		}
	}
	slices.Sort(kinds)
	return strings.Join(kinds, ", ")
}

// curl is the request of a sample as a command, or one without values where there is no sample.
func curl(server string, op *huma.Operation, s api.Sample) string {
	path := cmp.Or(s.Path, op.Path)
	command := []string{"curl"}
	if op.Method != http.MethodGet && (op.Method != http.MethodPost || s.Body == nil && s.Form == nil) {
		command[0] += " -X " + op.Method
	}
	command[0] += " " + quotedAddress(server+path)
	if len(op.Security) > 0 || op.OperationID == "cutout" {
		command = append(command, `-H "Authorization: Bearer $PELLUCID_TOKEN"`)
	}
	if op.OperationID == "generate" {
		command = append(command, `-H "Prefer: wait"`)
	}
	if s.Body != nil {
		command = append(command, `-H "Content-Type: application/json"`, "-d '"+string(compact(s.Body))+"'")
	}
	upload := slices.ContainsFunc(s.Form, func(pair string) bool { return strings.Contains(pair, "=@") })
	for _, pair := range s.Form {
		flag := "-d"
		if upload {
			flag = "-F"
		}
		command = append(command, fmt.Sprintf("%s %q", flag, pair))
	}
	if filesOf(op) != "" {
		command = append(command, "-OJ")
	}
	return strings.Join(command, " \\\n  ")
}

// quotedAddress keeps the shell away from the characters of a query.
func quotedAddress(address string) string {
	if strings.ContainsAny(address, "?&{") {
		return `"` + address + `"`
	}
	return address
}

// compact writes JSON on one line with spaces where people put them.
func compact(body json.RawMessage) []byte {
	var out bytes.Buffer
	if json.Compact(&out, body) != nil {
		return body
	}
	text, quoted := []byte{}, false
	for i, c := range out.Bytes() {
		if c == '"' && (i == 0 || out.Bytes()[i-1] != '\\') {
			quoted = !quoted
		}
		text = append(text, c)
		if !quoted && (c == ',' || c == ':') {
			text = append(text, ' ')
		}
	}
	return text
}

func indented(response json.RawMessage) string {
	var out bytes.Buffer
	if len(response) == 0 || json.Indent(&out, response, "", "  ") != nil {
		return ""
	}
	return out.String()
}

// bodyFields lists the properties of a body.
func bodyFields(document *huma.OpenAPI, schema *huma.Schema) []helpviews.ReferenceField {
	if schema.Ref != "" {
		schema = document.Components.Schemas.SchemaFromRef(schema.Ref)
	}
	var fields []helpviews.ReferenceField
	for _, name := range slices.Sorted(maps.Keys(schema.Properties)) {
		property := schema.Properties[name]
		fields = append(fields, referenceField(name, "body", property, property.Description, slices.Contains(schema.Required, name)))
	}
	return fields
}

func order(f helpviews.ReferenceField) int {
	if f.Required {
		return 0
	}
	return 1
}

func referenceField(name, in string, schema *huma.Schema, note string, required bool) helpviews.ReferenceField {
	field := helpviews.ReferenceField{Name: name, In: in, Type: schema.Type, Note: cmp.Or(note, schema.Description), Required: required}
	if schema.Format == "binary" {
		field.Type = "file"
	}
	if len(schema.Enum) > 0 {
		var values []string
		for _, value := range schema.Enum {
			values = append(values, fmt.Sprint(value))
		}
		field.Type = strings.Join(values, " | ")
	}
	if schema.Items != nil {
		field.Type = "list of " + cmp.Or(schema.Items.Type, "object") + "s"
	}
	if schema.Default != nil {
		field.Default = fmt.Sprint(schema.Default)
	}
	return field
}
