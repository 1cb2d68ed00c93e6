package handlers

import (
	"cmp"
	"maps"
	"slices"
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
