package handlers

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	helpviews "pellucid/views/help"
)

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
