"""The HTTP API: the application, its endpoints, the shapes that they take and give, and the pages of the client."""
