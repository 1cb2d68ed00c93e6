package sitetests

import (
	"fmt"
	"net/http"
	"path"
	"testing"

	"pellucid/handlers/gallery"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// folderRows are the rows of folders.
var folderRows = []row{
	members("GET /gallery/folders", http.StatusOK),
	members("POST /gallery/folders", http.StatusSeeOther).form("name=Walked"),
	owners("GET /gallery/folders/{folder}", http.StatusOK).at("/gallery/folders/{folder}"),
	owners("POST /gallery/folders/{folder}", http.StatusSeeOther).at("/gallery/folders/{folder}").form("act=rename&name=Renamed"),
	owners("GET /gallery/folders/{folder}/delete", http.StatusOK).at("/gallery/folders/{folder}/delete"),
	owners("POST /gallery/folders/{folder}/delete", http.StatusSeeOther).at("/gallery/folders/{folder}/delete").form(""),
	owners("POST /gallery/bulk", http.StatusSeeOther).form("act=file&image={picture}&folder={folder}&name="),
	open("GET /gallery/shared/{key}", http.StatusOK).at("/gallery/shared/{shared}"),
	members("GET /gallery/shared", http.StatusOK),
	members("POST /gallery/shared/forget", http.StatusNotFound).form("folder=1000000"),

	members("GET /api/v1/gallery/folders", http.StatusOK),
	members("POST /api/v1/gallery/folders", http.StatusCreated).json(`{"name":"Called"}`),
	owners("PUT /api/v1/gallery/folders/{id}", http.StatusOK).at("/api/v1/gallery/folders/{folder}").json(`{"name":"Renamed again"}`),
	owners("DELETE /api/v1/gallery/folders/{id}", http.StatusNoContent).at("/api/v1/gallery/folders/{folder}"),
	owners("GET /api/v1/gallery/folders/{id}/images", http.StatusOK).at("/api/v1/gallery/folders/{folder}/images"),
	owners("POST /api/v1/gallery/folders/{id}/images", http.StatusOK).at("/api/v1/gallery/folders/{folder}/images").json(`{"image_ids":["{picture}"]}`),
	owners("DELETE /api/v1/gallery/folders/{id}/images/{image_id}", http.StatusNoContent).at("/api/v1/gallery/folders/{filed}"),
	members("GET /api/v1/gallery/shared", http.StatusOK),
}

const foldersPath = "/api/v1/gallery/folders"

// folder is a new folder of the owner's.
func (c *fixtures) folder(t *testing.T, name string) (made gallery.Folder) {
	t.Helper()
	c.clients[owner].PostJSON(foldersPath, map[string]string{"name": name + " " + domain.NewID()}).Want(http.StatusCreated).JSON(&made)
	return made
}

// filed is a picture in a folder, as the end of its address.
func (c *fixtures) filed(t *testing.T) string {
	t.Helper()
	at := fmt.Sprint(c.folder(t, secret).ID, "/images")
	id := c.picture(t, owner, testkit.Private).ID
	c.clients[owner].PostJSON(foldersPath+"/"+at, map[string]any{"image_ids": []string{id}}).Want(http.StatusOK)
	return at + "/" + id
}

// shared is the key of a folder that the owner lets others see.
func (c *fixtures) shared(t *testing.T) string {
	t.Helper()
	made := c.folder(t, "Boats")
	c.clients[owner].SendJSON(http.MethodPut, fmt.Sprint(foldersPath, "/", made.ID), map[string]any{"is_shared": true}).Want(http.StatusOK).JSON(&made)
	return path.Base(made.ShareURL)
}
