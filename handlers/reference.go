package handlers

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/views"
)

// reference turns the OpenAPI document into a page that people can read: calls by their tag, in the document's words.
func reference(document *huma.OpenAPI) views.ReferencePage {
	page := views.ReferencePage{Server: document.Servers[0].URL, Intro: document.Info.Description}
	groups := map[string][]views.ReferenceCall{}
	for _, path := range slices.Sorted(maps.Keys(document.Paths)) {
		item := document.Paths[path]
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Delete} {
			if op != nil {
				groups[op.Tags[0]] = append(groups[op.Tags[0]], referenceCall(document, op))
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		page.Groups = append(page.Groups, views.ReferenceGroup{Name: name, Calls: groups[name]})
	}
	return page
}

func referenceCall(document *huma.OpenAPI, op *huma.Operation) views.ReferenceCall {
	call := views.ReferenceCall{
		Method: op.Method, Path: op.Path, Summary: op.Summary, Description: op.Description, SignedIn: len(op.Security) > 0,
	}
	for _, p := range op.Parameters {
		call.Fields = append(call.Fields, referenceField(p.Name, p.In, p.Schema, p.Required))
	}
	if op.RequestBody != nil {
		for _, media := range op.RequestBody.Content {
			call.Fields = append(call.Fields, bodyFields(document, media.Schema)...)
		}
	}
	return call
}

// bodyFields lists the properties of a body, those that must be there first.
func bodyFields(document *huma.OpenAPI, schema *huma.Schema) []views.ReferenceField {
	if schema.Ref != "" {
		schema = document.Components.Schemas.SchemaFromRef(schema.Ref)
	}
	var fields []views.ReferenceField
	for _, name := range slices.Sorted(maps.Keys(schema.Properties)) {
		fields = append(fields, referenceField(name, "body", schema.Properties[name], slices.Contains(schema.Required, name)))
	}
	slices.SortStableFunc(fields, func(a, b views.ReferenceField) int { return cmp.Compare(order(a), order(b)) })
	return fields
}

func order(f views.ReferenceField) int {
	if f.Required {
		return 0
	}
	return 1
}

func referenceField(name, in string, schema *huma.Schema, required bool) views.ReferenceField {
	field := views.ReferenceField{Name: name, In: in, Type: schema.Type, Note: schema.Description, Required: required}
	if len(schema.Enum) > 0 {
		var values []string
		for _, value := range schema.Enum {
			values = append(values, value.(string))
		}
		field.Type = strings.Join(values, " | ")
	}
	if schema.Items != nil {
		field.Type = schema.Items.Type + ", repeated"
	}
	return field
}
