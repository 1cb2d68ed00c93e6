package api

import (
	"fmt"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/problem"
)

// rules are what huma says of a wrong value, by the beginning of its message, and what users are told: a sentence that goes on
// after the field's name. %s stands for the rest of huma's message.
var rules = []struct{ expected, told string }{
	{"expected boolean", "must be true or false"},
	{"expected integer", "must be a whole number"},
	{"expected number >= ", "must be at least %s"},
	{"expected number <= ", "must be at most %s"},
	{"expected number", "must be a number"},
	{"expected string to be RFC 3339 ", "must be a %s"},
	{"expected string", "must be text"},
	{"expected array length >= ", "needs at least %s entries"},
	{"expected array length <= ", "can have up to %s entries"},
	{"expected array", "must be a list"},
	{"expected object", "must be a JSON object"},
	{"expected length >= ", "needs at least %s characters"},
	{"expected length <= ", "can have up to %s characters"},
	{"expected value to be one of ", "must be one of %s"},
	{"unexpected property", "doesn't exist in this request"},
	{"invalid integer", "must be a whole number"},
	{"invalid float", "must be a number"},
	{"invalid date/time", "must be a date"},
	{"invalid boolean", "must be true or false"},
	{"invalid character ", "is not valid JSON"}, // of the JSON parser
	{"unexpected end of JSON", "is not valid JSON"},
	{"unexpected EOF", "is not valid JSON"},
	{"json: ", "is too large or has the wrong type"}, // Go's own words name its types
}

// fieldError words what huma found wrong with one field as a sentence for users.
func fieldError(d *huma.ErrorDetail) problem.FieldError {
	field := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(d.Location, "body."), "query."), "path.")
	if rest, ok := strings.CutPrefix(d.Message, "expected required property "); ok {
		name, _, _ := strings.Cut(rest, " ")
		if d.Location != "body" && d.Location != "" {
			name = field + "." + name
		}
		return problem.FieldError{Field: name, Message: fmt.Sprintf("The field “%s” is required.", name)}
	}
	subject := "The field “" + field + "”"
	switch {
	case field != "body" && field != "":
	case strings.HasPrefix(d.Message, "json: "):
		subject = "A value in the request"
	default:
		subject = "The request"
	}
	for _, r := range rules {
		if rest, ok := strings.CutPrefix(d.Message, r.expected); ok {
			told := r.told
			if strings.Contains(told, "%s") {
				told = fmt.Sprintf(told, strings.ReplaceAll(rest, `"`, ""))
			}
			return problem.FieldError{Field: field, Message: subject + " " + told + "."}
		}
	}
	return problem.FieldError{Field: field, Message: subject + " isn't valid: " + d.Message + "."}
}
