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
