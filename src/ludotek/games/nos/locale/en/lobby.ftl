### Project NOS in the lobby, in English: what the browser says before anybody sits at a table.

nos-title = Project NOS
nos-about = Real-time dice drag racing for one to four drivers.
nos-course-daily = Today’s track
nos-best = Best times
